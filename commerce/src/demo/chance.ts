/** Pseudo-random numbers, the same in every run (mulberry32). */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  /** A whole number in a range; both bounds are included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return this.weighted(things, () => 1)
  }

  weighted<Thing>(
    things: readonly Thing[],
    weightOf: (thing: Thing, index: number) => number,
  ): Thing {
    const weights = things.map(weightOf)
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const found = things.find((_, index) => {
      left -= weights[index] ?? 0
      return left < 0
    })
    const thing = found ?? things.at(-1)
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }
}
