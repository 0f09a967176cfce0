import { setImmediate as nextTick } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { ProductCounts, ReadModel } from '../../src/content/read-model.ts'
import type { Page } from '../../src/routes.ts'
import { ChangedRecords } from './changed-records.ts'
import type {
  Draft,
  RenderAnswer,
  Rendered,
  RenderedDraft,
  RenderMessage,
} from './render-worker.ts'
import type { RenderedPage } from './site-renderer.ts'

/** Records per message: a whole read model at once would block requests. */
const perMessage = 50

const ended = 'The thread that renders pages has ended'

/** Requests do not wait for pages (ADR 0190). A thread that ends is replaced at the next page. */
export class RenderThread {
  readonly #content: ReadModel
  readonly #entry: string
  readonly #copying = pLimit(1)
  readonly #calls = new Map<number, PromiseWithResolvers<Rendered>>()
  readonly #changed: ChangedRecords
  #counts: ProductCounts | null = null
  #worker: Worker | null = null
  #lastCall = 0

  constructor(content: ReadModel, entry: string) {
    this.#content = content
    this.#entry = entry
    this.#changed = new ChangedRecords(content)
  }

  /** From the current or newer content. @throws Error when the screen fails, or the thread ends */
  render(page: Page): Promise<RenderedPage> {
    return this.#render((call) => ({ call, page }))
  }

  /** Null when there is no such list. @throws Error as for a page */
  renderList(list: string): Promise<string | null> {
    return this.#render((call) => ({ call, list }))
  }

  /** From the content with the draft in the place of its record. @throws Error as for a page */
  renderDraft(draft: Draft): Promise<RenderedDraft> {
    return this.#render((call) => ({ call, draft }))
  }

  async #render<R extends Rendered>(asking: (call: number) => RenderMessage): Promise<R> {
    const worker = this.#start()
    await this.#copying(() => this.#copy(worker))
    if (this.#worker !== worker) throw new Error(ended)
    const answer = Promise.withResolvers<Rendered>()
    const call = ++this.#lastCall
    this.#calls.set(call, answer)
    this.#post(worker, asking(call))
    return answer.promise as Promise<R>
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: this.#entry,
    })
    this.#worker = worker
    this.#changed.noteAll()
    this.#counts = null
    let failure = new Error(ended)
    worker.on('message', (answer: RenderAnswer) => this.#settle(answer))
    worker.on('error', (error: Error) => {
      failure = error
    })
    worker.on('exit', () => {
      this.#worker = null
      for (const call of [...this.#calls.keys()]) this.#settle({ call, error: failure })
    })
    return worker
  }

  async #copy(worker: Worker): Promise<void> {
    for (;;) {
      const records = this.#changed.first(perMessage)
      if (records.length === 0) break
      // A replacement thread gets all records.
      if (this.#worker !== worker) return
      this.#changed.forget(records)
      this.#post(worker, { records })
      await nextTick()
    }
    const { counts } = this.#content
    if (this.#counts === counts) return
    this.#counts = counts
    this.#post(worker, { counts })
  }

  #post(worker: Worker, message: RenderMessage): void {
    worker.postMessage(message)
  }

  #settle(answer: RenderAnswer): void {
    const call = this.#calls.get(answer.call)
    this.#calls.delete(answer.call)
    if ('error' in answer) call?.reject(answer.error)
    else call?.resolve(answer.rendered)
  }
}
