import { setTimeout as pause } from 'node:timers/promises'
import { Debugger } from './debugger.ts'

interface Target {
  sessionId: string
  targetInfo: { targetId: string; type: string; subtype?: string }
}

export type Command = readonly [method: string, parameters?: object]

/**
 * A tab of a browser that may prerender pages: Chromium refuses that to the pages that Playwright
 * controls.
 */
export class Tab {
  /** Texts that the pages of the tab have written with `console.info`. */
  readonly said: string[] = []
  /** Reasons for which Back loaded a page again instead of restoring it. */
  readonly notRestored: string[] = []
  readonly #browser: Debugger
  readonly #eachPage: readonly Command[]
  readonly #sessions = new Map<string, string>()
  readonly #prepared = Promise.withResolvers<void>()
  #shown = ''

  private constructor(browser: Debugger, eachPage: readonly Command[]) {
    this.#browser = browser
    this.#eachPage = eachPage
    browser.hear = (method, parameters) => this.#hear(method, parameters)
  }

  /** @param eachPage commands for each page before it loads, prerendered ones included */
  static async open(eachPage: readonly Command[] = []): Promise<Tab> {
    const browser = await Debugger.start()
    const tab = new Tab(browser, eachPage)
    const wanted = { url: 'about:blank', forTab: true }
    const { targetId } = await browser.call('Target.createTarget', wanted)
    const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true })
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await browser.call('Target.setAutoAttach', attach, String(sessionId))
    // A navigation before the commands are done would overtake them.
    await tab.#prepared.promise
    return tab
  }

  /** Calls the page that the visitor sees. */
  send(...[method, parameters]: Command): Promise<Record<string, unknown>> {
    return this.#browser.call(method, parameters, this.#shown)
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true })
    return (result as { value: Value }).value
  }

  hover(selector: string): Promise<void> {
    return this.#mouse('mouseMoved', selector)
  }

  async press(selector: string): Promise<void> {
    await this.#mouse('mousePressed', selector)
    await this.#mouse('mouseReleased', selector)
  }

  /** @param ms how long the finger stays */
  async tap(selector: string, ms: number): Promise<void> {
    const touchPoints = [await this.#placeOf(selector)]
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await pause(ms)
    // A prerendered page may replace this one before it answers.
    await Promise.allSettled([
      this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
  }

  close(): Promise<void> {
    return this.#browser.end()
  }

  #placeOf(selector: string): Promise<object> {
    return this.evaluate<object>(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)})
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = found.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
  }

  async #mouse(type: string, selector: string): Promise<void> {
    const place = await this.#placeOf(selector)
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
    await this.send('Input.dispatchMouseEvent', { type, ...button, ...place })
  }

  #hear(method: string, parameters: Record<string, unknown>): void {
    if (method === 'Target.attachedToTarget') {
      void this.#prepare(parameters as unknown as Target)
    }
    if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = parameters as unknown as Target
      // A prerendered page loses its subtype when it is shown.
      if (targetInfo.subtype === undefined) {
        this.#shown = this.#sessions.get(targetInfo.targetId) ?? this.#shown
      }
    }
    if (method === 'Page.backForwardCacheNotUsed') {
      const reasons = parameters.notRestoredExplanations as { reason: string }[]
      this.notRestored.push(...reasons.map(({ reason }) => reason))
    }
    if (method === 'Runtime.consoleAPICalled' && parameters.type === 'info') {
      const words = parameters.args as { value: unknown }[]
      this.said.push(words.map(({ value }) => value).join(' '))
    }
  }

  async #prepare({ sessionId, targetInfo }: Target): Promise<void> {
    if (targetInfo.type !== 'page') return
    this.#sessions.set(targetInfo.targetId, sessionId)
    if (targetInfo.subtype === undefined) this.#shown = sessionId
    const first: Command[] = [['Page.enable'], ['Runtime.enable']]
    const last: Command = ['Runtime.runIfWaitingForDebugger']
    const calls = [...first, ...this.#eachPage, last].map(([method, parameters]) =>
      this.#browser.call(method, parameters, sessionId),
    )
    // A page may be discarded meanwhile.
    await Promise.allSettled(calls)
    this.#prepared.resolve()
  }
}
