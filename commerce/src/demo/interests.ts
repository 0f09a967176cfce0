import type { Chance } from './chance'

/** Draws products that a person likes or views. @param ranked products, the best-seller first */
export function inventInterests(chance: Chance, ranked: readonly number[], most: number): number[] {
  const chosen = new Set<number>()
  for (let drawn = 0; drawn < most && ranked.length > 0; drawn += 1) {
    chosen.add(chance.weighted(ranked, (_, rank) => 1 / (rank + 2)))
  }
  return [...chosen]
}
