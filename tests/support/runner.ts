import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** `npm start` (or another command) as a person runs it, with its output. */
export class Runner {
  readonly #child: ChildProcess
  output = ''

  constructor(args: string[] = [], env: Record<string, string> = {}) {
    this.#child = spawn('node', ['scripts/start.mjs', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
  }

  /** @throws Error with the output when the text does not appear or the command exits */
  async prints(text: string, withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs
    while (!this.output.includes(text)) {
      const isOver = this.#child.exitCode !== null || Date.now() > deadline
      if (isOver) throw new Error(`"${text}" was not printed:\n${this.output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  async exitCode(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit')
    }
    return this.#child.exitCode
  }
}

/** The process id that the runner has recorded. */
export async function recordedPid(varDir: string, name: string): Promise<number> {
  const text = await readFile(join(root, varDir, 'run', `${name}.json`), 'utf8')
  return (JSON.parse(text) as { pid: number }).pid
}
