# The command line in English.

## Reading a game

cli-title = { $titles }, { $players } players
cli-seed = Seed { $seed }: the same seed plays the same game.
cli-legend = Letters: { $letters }. On a board: o a token in the notch, * a harmonised chakra, ~ another that is passed over; ? a Plenitude value not known here.
cli-notation = A turn is told as: seat, notation, words. T1:KY>8 takes black and yellow from flow 1 onto height 8, the bubbles; C6 channels on space 6; K3-0 moves black from height 3 to the Earth; M:G meditates on green. What stands in [brackets] is a rule: chakra rules ID shows it.
cli-cut-off = Cut off after { $rounds } rounds, and scored as it stands.
cli-setup = Set-up
cli-round = Round { $round }{ $last ->
    [yes] {" "}(the last)
   *[no] { "" }
  }
cli-turned-over = The end: the Plenitude tokens are turned over
cli-score = Score
cli-so-far = So far

## Boards

cli-label = { $name }: { $value }
cli-then = { "; " }

cli-maya = Maya
cli-bag = Bag { $count }: { $energies }
cli-box = Box: { $energies }
cli-empty = empty
cli-seat = Seat { $seat }
cli-your-seat = Seat { $seat } (you)
cli-covered = spaces covered
cli-free = free tokens
cli-others = ({ $tokens } among them)
cli-meditation = Meditation tokens
cli-looked = has looked at

## Turns

cli-first-tokens = First Meditation tokens: { $given }.
cli-given = seat { $seat } { TELL($colour, as: "energy") }
cli-drawn = drawn: { $energies }
cli-move = { TELL($energy, as: "energy") }{ $again ->
    [yes] {" "}again
   *[no] { "" }
  } to { TELL($target, as: "height") }
cli-moves = moves { $moves }
cli-times = { $words } ({ $count } times)
cli-of-seat = seat { $seat } { $words }
cli-token-back = harmonises { TELL($height, as: "height") } (token back)
cli-end-triggered = Seat { $seat } triggers the end: this round is the last. [{ $rule }]
cli-game-ended = The game is over. [{ $rule }]

## The score

cli-in-all = in all, { $level }
cli-borrowed = No level table is printed for { $modules }: the nearest one is used.

## Playing

cli-ways = { $words } ({ $count } ways)
cli-without = no { $name }
cli-bots = Played by bots: { $seats }.
cli-type-help = Type help for what you can type.
cli-help =
    A number   takes that line of the list; Enter shows the list again
    T1:KY>8    any action in notation, at any time
    why X      why the action X is refused, or that it is allowed
    all        every action allowed now, in notation
    back       one question back in the list
    undo       takes back the last choice, unless it revealed something
    board      the table again
    save FILE  writes the game to a file; go on with: chakra play --load FILE
    quit       leaves the game
cli-choose = Seat { $seat }, choose { $what }:
cli-prompt = seat { $seat }>
cli-next-seat = Seat { $seat }'s turn: Enter when only you look at the screen.
cli-input-ended = The input has ended: goodbye. The game is not saved.
cli-goodbye = Goodbye.
cli-numbers = The list has the numbers 1 to { $count }.
cli-or-help = { $error } Or type a number of the list, or help.
cli-name-action = Name an action, as in: why T1:KY>8
cli-allowed = { $notation } is allowed: { $words }.
cli-refused = { $notation } is refused: { $words }.
cli-nothing-to-undo = There is nothing to take back.
cli-no-undo = It cannot be taken back: { $why }.
cli-learnt-chance = chance has decided something since
cli-learnt-value = a Plenitude value has been seen since
cli-learnt = something was revealed since ({ $what })
cli-undone = Taken back: { $actions }
cli-name-file = Name a file, as in: save game.json
cli-not-written = { $file } cannot be written: { $why }
cli-saved = Saved to { $file }; go on with: chakra play --load { $file }

## Replaying

cli-seen-by = Seen by { $viewer }. { $count } actions.
cli-spectator = a spectator
cli-ask-where = -- Enter for the next turn, b for the one before, a number for that round, q to stop --
cli-none-of-these = { $word } is none of these.
cli-goes-on = The game goes on: seat { $seat } is to choose { $what }.
cli-replays = All { $count } actions replay, to the position saved.
cli-part-ways = The log and the rules installed part ways { $step ->
    [0] before the first step
   *[other] at step { $step } of { $count }, { $action }
  }.
cli-saved-so = saved
cli-now-so = now
cli-made-by = Made by: module { $modules }; rule { $rules }

## Rules

cli-rules = { $title } ({ $id } { $version }): { $count } rules
cli-sources = Sources: E and D are the printed base game, English and German; Y the expansion's rules; R a ruling.
cli-status = printed: a rulebook says so; attested: other descriptions agree; ruling: the texts leave it open.
cli-status-lead = Status: { $status }
cli-fact-module = module
cli-fact-source = source
cli-fact-status = status
cli-fact-option = option
cli-fact-refusal = refusal
cli-fact-tags = tags
cli-full-name = , by its full name { $name }

## Modules

cli-in-order = They come in this order, however they are named, and all of them can be played together.
cli-not-together = They cannot all be played together: { $why }
cli-defaults = The first value of an option is the default; change it with --option NAME=VALUE.
cli-fact-id = id
cli-fact-requires = requires
cli-fact-conflicts = conflicts
cli-fact-before = before
cli-fact-after = after
cli-fact-rules = rules
cli-fact-waives = waives
cli-fact-options = options
cli-fact-energies = energies
cli-fact-notation = notation
cli-fact-hooks = hooks
