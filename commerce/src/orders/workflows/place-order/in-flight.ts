/** Amounts that running placements of this process are about to take, by key. */
export class InFlight {
  readonly #amounts = new Map<string, number>()

  of(key: string): number {
    return this.#amounts.get(key) ?? 0
  }

  #change(amounts: ReadonlyMap<string, number>, sign: 1 | -1): void {
    for (const [key, amount] of amounts) {
      const sum = this.of(key) + sign * amount
      if (sum === 0) this.#amounts.delete(key)
      else this.#amounts.set(key, sum)
    }
  }

  /** @returns a function that subtracts the amounts again */
  add(amounts: ReadonlyMap<string, number>): () => void {
    this.#change(amounts, 1)
    return () => this.#change(amounts, -1)
  }
}
