# Yin-Yang in English. What its rules and refusals say stands in rules.toml.

module-yin-yang = Yin-Yang

energy-W = white

place-yin-yang-HalfSupply = the Yin-Yang tokens beside the Lotus board
    .piece = half a Yin-Yang symbol
    .to-HalvesOf = gains { $piece }
place-yin-yang-HalvesOf = the halves won
    .piece = half a Yin-Yang symbol
value-yin-yang-HalvesLeft =
    .pile = halves left
value-yin-yang-HalvesWon =
    .pile = halves

event-yin-yang-YinYangEffect = gains half a Yin-Yang symbol for white and black on { $height }

line-yin-yang_score = { $subject ->
    [complete] complete Yin-Yang symbols: { $count }
   *[incomplete] incomplete Yin-Yang symbols: { $count }
  }

option-yin-yang-temporary_harmonisation = what harmonises a chakra for a time
    .is-any-three = any three energies with white among them
    .is-own-colour = its own colour completed by white
option-yin-yang-discarded_energy = the white and the black of the Yin-Yang effect
    .is-box = leave the game
    .is-bag = go back into the bag
