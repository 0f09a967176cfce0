/** Addresses waiting to be rendered: lowest rank first, then first come, first served. */
export class RenderQueue {
  readonly #ranks = new Map<string, number>()
  readonly #byRank = new Map<number, Set<string>>()

  get size(): number {
    return this.#ranks.size
  }

  has(address: string): boolean {
    return this.#ranks.has(address)
  }

  /** A waiting address keeps the lower of both ranks. */
  add(address: string, rank: number): void {
    if ((this.#ranks.get(address) ?? Number.POSITIVE_INFINITY) <= rank) return
    this.delete(address)
    this.#ranks.set(address, rank)
    const some = this.#byRank.get(rank)
    if (some === undefined) this.#byRank.set(rank, new Set([address]))
    else some.add(address)
  }

  delete(address: string): void {
    const rank = this.#ranks.get(address)
    if (rank === undefined) return
    this.#ranks.delete(address)
    const some = this.#byRank.get(rank)
    some?.delete(address)
    if (some?.size === 0) this.#byRank.delete(rank)
  }

  take(): string | undefined {
    const [address] = this.#byRank.get(Math.min(...this.#byRank.keys())) ?? []
    if (address !== undefined) this.delete(address)
    return address
  }
}
