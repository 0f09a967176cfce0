import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { inRoot } from '../stack/paths.ts'

/** Replaces vitest: a process that starts another one and waits for it. */
const longSuite = '#!/bin/sh\nsleep 300 &\necho $! >> started\nwait\n'

const command = `
  const { onShutdown } = await import('${inRoot('scripts/stack/commands.ts')}')
  const { runVitest } = await import('${inRoot('scripts/testing/suites.ts')}')
  const suite = { name: 'stopped', cwd: process.argv[1], quiet: true }
  onShutdown(async () => console.log('the shop is stopped'))
  await runVitest(suite)
  await runVitest(suite)
`

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-'))
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await writeFile(join(folder, 'node_modules/.bin/vitest'), longSuite, { mode: 0o755 })
})

afterEach(() => rm(folder, { recursive: true }))

async function startedPids(): Promise<number[]> {
  const text = await readFile(join(folder, 'started'), 'utf8')
  return text.trim().split('\n').map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s fails the command, stops the running suite with its child processes, and starts no other',
  async (signal) => {
    const args = ['--input-type=module', '-e', command, folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    await eventually('the suite runs', startedPids)
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(output).toContain('the shop is stopped')
    const pids = await startedPids()
    expect(pids).toHaveLength(1)
    await eventually('nothing is left of it', async () => !pids.some(isAlive))
  },
)
