# What every language needs: lists, numbers, seats, and the score.

language = English
yes = yes
no = no
nothing = nothing

list-more = { $head }, { $next }
list-last = { $join ->
    [or] { $head } or { $next }
    [comma] { $head }, { $next }
   *[and] { $head } and { $next }
  }

# One kind among several things, with its number.
item = { $count ->
    [1] { $one }
   *[other] { TELL($count, as: "number") } { $many }
  }

term-number = { $value ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $value }
  }
term-seat = { $value ->
    [-1] nature
   *[other] seat { $value }
  }
subject = { KEY($seat) ->
    [-1] Nature { $what }
   *[other] Seat { $seat } { $what }
  }

# A place that no catalogue knows.
place-other = { $name }
    .from = { $name }
    .to = { $name }

level = level { TELL($levels, join: "or") } of { $of }{ $count ->
    [1] { "" }
   *[other] {" "}(borders unknown)
  }
winners = { $count ->
    [1] Seat { $seats } wins with { $points } { $points ->
        [1] point
       *[other] points
      }.
   *[other] Seats { $seats } share the victory with { $points } { $points ->
        [1] point
       *[other] points
      }.
  }

# What can go wrong, where the values of a refusal want words; the rest the error says itself.

error-illegal = { $tried } is refused. { $reasons }
