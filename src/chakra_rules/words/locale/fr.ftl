# Ce qu’il faut à chaque langue : listes, nombres, joueurs et score.

language = français
yes = oui
no = non
nothing = rien

list-more = { $head }, { $next }
list-last = { $join ->
    [or] { $head } ou { $next }
    [comma] { $head }, { $next }
   *[and] { $head } et { $next }
  }

# Une sorte parmi plusieurs choses, avec leur nombre.
item = { $count ->
    [1] { $one }
   *[other] { TELL($count, as: "number") } { $many }
  }

term-number = { $value ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $value }
  }
term-seat = { $value ->
    [-1] la nature
   *[other] { $form ->
        [by] le joueur { $value }
       *[plain] joueur { $value }
      }
  }
subject = { KEY($seat) ->
    [-1] La nature { $what }
   *[other] Joueur { $seat } { $what }
  }

# Un lieu qu’aucun catalogue ne connaît.
place-other = { $name }
    .from = depuis { $name }
    .to = vers { $name }

level = niveau { TELL($levels, join: "or") } sur { $of }{ $count ->
    [1] { "" }
   *[other] {" "}(limites inconnues)
  }
winners = { $count ->
    [1] Le joueur { $seats } gagne avec { $points } { $points ->
        [0] point
        [1] point
       *[other] points
      }.
   *[other] Les joueurs { $seats } se partagent la victoire avec { $points } { $points ->
        [0] point
        [1] point
       *[other] points
      }.
  }

# Ce qui peut mal se passer ; en anglais, l’erreur le dit elle-même.

error-not-parseable = « { $tried } » n’est ici ni une notation ni un choix possible.
error-illegal = { $tried } n’est pas permis. { $reasons }
error-not-your-decision = C’est à un autre joueur, à la nature ou à plus personne de choisir.
error-wrong-step = La partie n’en est plus là : regarde-la de nouveau.
error-cannot-undo = Il n’y a rien à reprendre : soit rien ne s’est encore passé ou n’a été choisi, soit quelque chose a été révélé depuis.
error-hidden = Ce qui compte ici est encore caché : tout sera révélé à la fin de la partie.
