import { fill } from '@nas/domain/placeholders'
import { listsPrefix } from '../content/paged-lists.ts'
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

/** Entries, links and choices of a list; an element that may have the focus stays. */
export class ListPages {
  readonly #root: HTMLElement
  readonly #results: HTMLElement
  readonly #status: HTMLElement
  readonly #failed: HTMLElement
  #running = new AbortController()
  #busy: Element | undefined
  #repeat = async () => {}
  #more = 0

  constructor(root: HTMLElement) {
    this.#root = root
    this.#results = root.querySelector('[data-listing-results]') as HTMLElement
    this.#status = root.querySelector('[data-listing-status]') as HTMLElement
    this.#failed = root.querySelector('[data-listing-failed]') as HTMLElement
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) this.#note({ top: scrollY })
    })
  }

  show(address: string, shown: Shown = { more: 0 }): Promise<void> {
    return this.#run(this.#results, async (signal) => {
      const from = await fetchList(address, signal)
      this.#replace(from)
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
    const button = this.#root.querySelector('[data-listing-more]')
    if (!next || !button || button.getAttribute('aria-busy') === 'true') return
    await this.#run(button, async (signal) => {
      const [first] = this.#append(await fetchList(next.href, signal))
      this.#more += 1
      this.#note({})
      const reached = first ?? entriesOf(this.#root).at(-1)
      if (reached) linkOf(reached)?.focus()
      const count = entriesOf(this.#root).length
      const { shown = '', shownOne = '' } = this.#status.dataset
      this.#say(count === 1 ? shownOne : fill(shown, { count }))
    })
  }

  again(): Promise<void> {
    return this.#repeat()
  }

  get #next(): HTMLAnchorElement | null {
    return this.#root.querySelector<HTMLAnchorElement>('a[rel="next"]')
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
    this.#failed.hidden = true
    this.#say(this.#status.dataset.loading ?? '')
    this.#busy?.removeAttribute('aria-busy')
    this.#busy = busy
    busy.setAttribute('aria-busy', 'true')
    try {
      await work(running.signal)
    } catch {
      if (this.#running === running) {
        this.#say('')
        this.#failed.hidden = false
      }
    } finally {
      clearTimeout(timer)
      if (this.#running === running) busy.removeAttribute('aria-busy')
      $liked.notify()
    }
  }

  #say(text: string): void {
    this.#status.textContent = text
  }

  #replace(from: ParentNode): void {
    const results = from.querySelector('[data-listing-results]')
    if (results === null) throw new Error('no list in the answer')
    this.#results.replaceChildren(...results.children)
    this.#say(from.querySelector('[data-listing-status]')?.textContent?.trim() ?? '')
    this.#more = 0
    this.#takeChoices(from)
    this.#takeTabs(from)
  }

  #takeChoices(from: ParentNode): void {
    const chosen = this.#root.querySelector('[data-listing-chosen]')
    if (chosen) chosen.textContent = from.querySelector('[data-listing-chosen]')?.textContent ?? ''
    for (const input of this.#root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
      const now = from.querySelector<HTMLInputElement>(
        `input[name="${input.name}"][value="${input.value}"]`,
      )
      if (now === null) continue
      input.checked = now.checked
      input.disabled = now.disabled
      const count = input.parentElement?.querySelector('[data-count]')
      if (count)
        count.textContent = now.parentElement?.querySelector('[data-count]')?.textContent ?? ''
    }
    const [sort, sorted] = [this.#root, from].map((place) => place.querySelector('select'))
    if (sort && sorted) sort.selectedIndex = sorted.selectedIndex
  }

  #takeTabs(from: ParentNode): void {
    for (const tab of this.#root.querySelectorAll('nav > a[data-listing-go]')) {
      const now = from.querySelector(`nav > a[href="${tab.getAttribute('href')}"][aria-current]`)
      if (now === null) tab.removeAttribute('aria-current')
      else tab.setAttribute('aria-current', 'page')
    }
  }

  /** Appends entries; entries that have moved meanwhile are not shown twice. */
  #append(from: ParentNode): Element[] {
    const list = this.#root.querySelector('[data-listing-items]')
    const known = new Set(entriesOf(this.#root).map((entry) => linkOf(entry)?.href))
    const fresh = entriesOf(from).filter((entry) => !known.has(linkOf(entry)?.href))
    list?.append(...fresh)
    const links = from.querySelector('[data-listing-nav]')
    this.#root.querySelector('[data-listing-nav]')?.replaceChildren(...(links?.children ?? []))
    return fresh
  }
}
