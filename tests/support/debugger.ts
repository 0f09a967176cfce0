import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { browserArgs } from '../e2e/browser-args.ts'

type Values = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Values
  result?: Values
  error?: { message: string }
}

interface Call extends PromiseWithResolvers<Values> {
  sessionId: string | undefined
}

async function connectTo({ stderr }: ChildProcess): Promise<WebSocket> {
  let said = ''
  for await (const part of stderr ?? []) {
    said += String(part)
    const address = /ws:\/\/\S+/.exec(said)?.[0]
    if (address === undefined) continue
    const socket = new WebSocket(address)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    return socket
  }
  throw new Error(`Chromium did not start: ${said}`)
}

/** A Chromium of its own, and its DevTools protocol. */
export class Debugger {
  /** Called with each event. */
  hear: (method: string, parameters: Values) => void = () => {}
  readonly #program: ChildProcess
  readonly #folder: string
  readonly #socket: WebSocket
  readonly #calls = new Map<number, Call>()
  #lastId = 0

  private constructor(program: ChildProcess, folder: string, socket: WebSocket) {
    this.#program = program
    this.#folder = folder
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data)))
    socket.addEventListener('close', () => this.#reject([...this.#calls.values()]))
  }

  static async start(): Promise<Debugger> {
    const folder = await mkdtemp(join(tmpdir(), 'nas-tab-'))
    const flags = ['--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
    const program = spawn(await findChromium(), [...browserArgs, ...flags])
    return new Debugger(program, folder, await connectTo(program))
  }

  /** @param sessionId of a target; without it, the call is to the browser */
  call(method: string, params: object = {}, sessionId?: string): Promise<Values> {
    this.#lastId += 1
    const call = { ...Promise.withResolvers<Values>(), sessionId }
    this.#calls.set(this.#lastId, call)
    this.#socket.send(JSON.stringify({ id: this.#lastId, method, params, sessionId }))
    return call.promise
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#program.once('exit', resolve))
    // By its own command: the program may be a script that starts the browser.
    await Promise.allSettled([ended, this.call('Browser.close')])
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #reject(calls: Call[]): void {
    for (const { reject } of calls) reject(new Error('The page is closed'))
  }

  #receive({ id, method, params = {}, result = {}, error }: Message): void {
    if (method === 'Target.detachedFromTarget') {
      const calls = [...this.#calls.values()]
      this.#reject(calls.filter(({ sessionId }) => sessionId === params.sessionId))
    } else if (method !== undefined) {
      this.hear(method, params)
    } else if (id !== undefined) {
      if (error) this.#calls.get(id)?.reject(new Error(error.message))
      else this.#calls.get(id)?.resolve(result)
      this.#calls.delete(id)
    }
  }
}
