import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../../../scripts/stack/paths.ts'

export interface Meter {
  statements: number
  cpuMs: number
}

/** A separate Medusa that reports the statements and the CPU time it has used. */
export class MeteredMedusa {
  readonly url: string
  readonly #child: ChildProcess

  /** @param build folder of a built Medusa, below the project's */
  constructor(build: string, port: number, env: Record<string, string | undefined>) {
    this.url = `http://localhost:${port}`
    const meter = join(import.meta.dirname, 'meter.cjs')
    const cli = inRoot('commerce/node_modules/@medusajs/cli/cli.js')
    const { PROFILES } = process.env
    const profile = PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : []
    this.#child = spawn(process.execPath, [...profile, '--require', meter, cli, 'start'], {
      cwd: inRoot(build),
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  async ready(): Promise<void> {
    for (let tries = 0; tries < 1200; tries += 1) {
      const health = await fetch(`${this.url}/health`).catch(() => null)
      if (health?.ok) return
      if (this.#child.exitCode !== null) break
      await sleep(100)
    }
    throw new Error('Medusa did not start')
  }

  async read(): Promise<Meter> {
    const answer = once(this.#child, 'message')
    this.#child.send('read')
    const [{ statements, cpu }] = await answer
    return { statements, cpuMs: (cpu.user + cpu.system) / 1000 }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
