import { addressesOf, atAddress } from '../transport/addresses.ts'

const lookUpMs = 1000
/** Time in ms without calls for a process that did not answer. */
const avoidMs = 5000

/**
 * The processes of Medusa, one at each address of the name in `baseUrl`. A certificate belongs to a
 * name, so only plain addresses are looked up.
 */
export class Processes {
  readonly #baseUrl: string
  readonly #resolve: typeof addressesOf
  readonly #avoidedUntil = new Map<string, number>()
  #origins: Promise<string[]> | undefined
  #lookedUp = 0
  #turn = 0

  constructor(baseUrl: string, resolve = addressesOf) {
    this.#baseUrl = baseUrl
    this.#resolve = resolve
  }

  /** The origin for the next call; an avoided one is returned only when all are avoided. */
  async next(): Promise<string> {
    if (this.#origins === undefined || performance.now() - this.#lookedUp > lookUpMs) {
      this.#lookedUp = performance.now()
      this.#origins = this.#find()
    }
    const origins = await this.#origins
    const answering = origins.filter((origin) => !this.isAvoided(origin))
    const among = answering.length > 0 ? answering : origins
    this.#turn += 1
    return among[this.#turn % among.length] ?? this.#baseUrl
  }

  avoid(origin: string): void {
    this.#avoidedUntil.set(origin, performance.now() + avoidMs)
  }

  isAvoided(origin: string): boolean {
    return (this.#avoidedUntil.get(origin) ?? 0) > performance.now()
  }

  async #find(): Promise<string[]> {
    const { protocol, hostname } = new URL(this.#baseUrl)
    const found = protocol === 'http:' ? await this.#resolve(hostname).catch(() => []) : []
    return found.length > 1
      ? found.map((address) => atAddress(this.#baseUrl, address))
      : [this.#baseUrl]
  }
}
