# The full-screen terminal, in English.

## The table

tui-lotus = Lotus board
tui-maya = Maya
tui-bubbles = bubbles
tui-earth = Earth
tui-seat = Seat { $seat }
tui-your-seat = Seat { $seat } (you)
tui-bot-seat = Seat { $seat } (bot)
tui-tokens = tokens
tui-meditation = Meditation
tui-looked = seen { $colours }
tui-bag = Bag { $count }:
tui-box = Box:
tui-empty = empty
tui-title = { $title }:
tui-and = { "; " }

tui-setup = Set-up
tui-round = Round { $round }{ $last ->
    [yes] {" "}(the last)
   *[no] { "" }
  }, seat { $seat } to play
tui-over = The game is over

## Choosing

tui-choose = Seat { $seat }, choose { $what }
tui-watching = Seat { $seat } plays
tui-finished = The game is over. e: the score
tui-all = that is all
tui-ways = { $count } ways
tui-refused = Not now: { $why }
tui-nothing-here = There is nothing to choose here now.
tui-hint = Arrows and Enter, or click what is in [brackets].

## Keys and dialogs

tui-undone = Taken back: { $what }
tui-no-undo = It cannot be taken back. Since then: { $what }.
tui-no-undo-yet = There is nothing to take back.
tui-save-as = Save the game to which file?
tui-load-from = Go on with the game in which file?
tui-saved = Saved to { $file }
tui-loaded = Going on with { $file }
tui-failed = { $file }: { $why }
tui-no-file = Type the name of a file.
tui-file-keys = Enter: do it    Esc: leave it
tui-quit-unsaved = The game is not saved. Leave it all the same?
tui-load-unsaved = The game is not saved. Load another all the same?
tui-yes-no = y: yes    n or Esc: no
tui-pass = Pass the terminal to seat { $seat }
tui-pass-keys = Enter, when only seat { $seat } looks at the screen
tui-score = Score
tui-page-keys = Enter or Esc: back to the table
tui-in-all = in all, { $level }

tui-key-back = back
tui-key-undo = undo
tui-key-save = save
tui-key-load = load
tui-key-score = score
tui-key-refused = what is refused
tui-key-help = help
tui-key-quit = leave

tui-help =
    You see what your seat may know: ? is a Plenitude value that you have not seen.

    { "[" }K] can be chosen     <K> is chosen     >K< is pointed at     *K* moves
    ●  Inspiration token     ◦  empty notch     ◉  Meditation token left
    ★  harmonised            ~  passed over     ↕  up or down
    ↓2 ↓  one energy down two chakras, another down one
    K→?   an alleviated black for an energy of your choice

    Click what is in brackets: an energy of a flow, then where it goes; a space,
    then the energy that moves, then where to. A click elsewhere changes your mind.
    Or use the list: arrows and Enter, or the number of a line. What has ✗, and any
    place the mouse points at, says why it cannot be chosen.

    Esc  one question back      u  take back the last action
    w    hide what is refused   s  save    l  load    e  score    q  leave
    While something moves, any key or click goes on at once.
