/** Amounts that running jobs of this process are about to take, by key. */
export class InFlight {
  readonly #amounts = new Map<string, number>()

  of(key: string): number {
    return this.#amounts.get(key) ?? 0
  }

  #add(amounts: ReadonlyMap<string, number>, sign: 1 | -1): void {
    for (const [key, amount] of amounts) {
      const sum = this.of(key) + sign * amount
      if (sum === 0) this.#amounts.delete(key)
      else this.#amounts.set(key, sum)
    }
  }

  /** Counts the amounts while the job runs. */
  async during<Result>(
    amounts: ReadonlyMap<string, number>,
    job: () => Promise<Result>,
  ): Promise<Result> {
    this.#add(amounts, 1)
    try {
      return await job()
    } finally {
      this.#add(amounts, -1)
    }
  }
}
