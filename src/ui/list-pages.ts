import { listsPrefix } from '../content/paged-lists.ts'
import { fill } from '../i18n/fill.ts'
import { $liked } from '../stores/likes.store.ts'

/** In ms. */
const longest = 20_000

interface Shown {
  more: number
  top?: number
}

/** @throws Error when there is no response */
async function fetchList(address: string, signal: AbortSignal): Promise<Document> {
  const { pathname, search } = new URL(address, location.href)
  const source = search === '' ? pathname : `${listsPrefix}${pathname}${search}`
  const response = await fetch(source, { signal })
  // The list has become shorter and ends here.
  if (!response.ok && response.status !== 404) throw new Error(`answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const entriesOf = (from: ParentNode) => [...from.querySelectorAll('[data-listing-items] > li')]

const linkOf = (entry: Element) =>
  entry.querySelector<HTMLAnchorElement>(':is(h2, h3) a') ?? undefined

export class ListPages {
  readonly #root: HTMLElement
  readonly #list: HTMLElement
  readonly #pager: HTMLElement
  readonly #status: HTMLElement | null
  readonly #failed: HTMLElement | null
  #running = new AbortController()
  #busy: Element | undefined
  #repeat = async () => {}
  #more = 0

  constructor(root: HTMLElement, list: HTMLElement, pager: HTMLElement) {
    this.#root = root
    this.#list = list
    this.#pager = pager
    this.#status = pager.querySelector('[data-listing-shown]')
    this.#failed = pager.querySelector('[data-listing-failed]')
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) this.#note({ top: scrollY })
    })
  }

  show(address: string, shown: Shown = { more: 0 }): Promise<void> {
    return this.#run(this.#list, async (signal) => {
      this.#replace(await fetchList(address, signal))
      for (let count = 0; count < shown.more && this.#next; count += 1) {
        this.#append(await fetchList(this.#next.href, signal))
      }
      this.#more = shown.more
      this.#note({})
      if (shown.top !== undefined) scrollTo(0, shown.top)
    })
  }

  /** Adds the next page; ignores further presses meanwhile. */
  async more(): Promise<void> {
    const next = this.#next
    const button = this.#pager.querySelector('[data-listing-more]')
    if (!next || !button || button.getAttribute('aria-busy') === 'true') return
    await this.#run(button, async (signal) => {
      const [first] = this.#append(await fetchList(next.href, signal))
      this.#more += 1
      this.#note({})
      const last = this.#list.lastElementChild
      const reached = first ?? last
      if (reached) linkOf(reached)?.focus()
    })
  }

  again(): Promise<void> {
    return this.#repeat()
  }

  get #next(): HTMLAnchorElement | null {
    return this.#pager.querySelector<HTMLAnchorElement>('a[rel="next"]')
  }

  #note(part: Partial<Shown>): void {
    history.replaceState({ ...history.state, list: { more: this.#more, ...part } }, '')
  }

  /** Runs the work; a later call replaces an earlier one. */
  async #run(busy: Element, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#running.abort()
    const running = new AbortController()
    this.#running = running
    this.#repeat = () => this.#run(busy, work)
    const timer = setTimeout(() => running.abort(), longest)
    if (this.#failed) this.#failed.hidden = true
    this.#say(this.#pager.dataset.loading ?? '')
    this.#busy?.removeAttribute('aria-busy')
    this.#busy = busy
    busy.setAttribute('aria-busy', 'true')
    try {
      await work(running.signal)
    } catch {
      if (this.#running === running && this.#failed) this.#failed.hidden = false
    } finally {
      clearTimeout(timer)
      if (this.#running === running) this.#settle()
    }
  }

  #settle(): void {
    this.#busy?.removeAttribute('aria-busy')
    const count = this.#list.children.length
    const { shown = '', shownOne = '' } = this.#pager.dataset
    this.#say(count === 1 ? shownOne : fill(shown, { count }))
    $liked.notify()
  }

  #say(text: string): void {
    if (this.#status) this.#status.textContent = text
  }

  #replace(from: ParentNode): void {
    const entries = entriesOf(from)
    this.#list.replaceChildren(...entries)
    const empty = this.#root.querySelector<HTMLElement>('[data-listing-empty]')
    if (empty) empty.hidden = entries.length > 0
    const count = this.#root.querySelector('[data-listing-count]')
    const counted = from.querySelector('[data-listing-count]')
    if (count && counted) count.textContent = counted.textContent
    this.#more = 0
    this.#takeLinks(from)
  }

  /** Appends entries; entries that have moved meanwhile are not shown twice. */
  #append(from: ParentNode): Element[] {
    const known = new Set([...this.#list.children].map((entry) => linkOf(entry)?.href))
    const fresh = entriesOf(from).filter((entry) => !known.has(linkOf(entry)?.href))
    this.#list.append(...fresh)
    this.#takeLinks(from)
    return fresh
  }

  #takeLinks(from: ParentNode): void {
    const links = from.querySelector('[data-listing-nav]')?.children ?? []
    this.#pager.querySelector('[data-listing-nav]')?.replaceChildren(...links)
  }
}
