import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pidFileIn, probe } from './probe.ts'

/** Answers with the status named in the path; prints its port at start. */
const program = `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    response.writeHead(Number(request.url.slice(1))).end()
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

const limits = { answerMs: 500, hangMs: 30_000 }
const noSilence = { answerMs: 500, hangMs: -1 }

/** The only processor of the service, and of what takes it away. */
const pinned = ['taskset', '-c', '0'] as const

let dir: string
let service: ChildProcess
let origin: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-probe-'))
  const [command, ...words] = [...pinned, process.execPath, '-e', program]
  service = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await writeFile(pidFileIn(dir), String(service.pid))
  const [port] = await once(service.stdout as NodeJS.ReadableStream, 'data')
  origin = `http://127.0.0.1:${String(port).trim()}`
})
afterEach(async () => {
  service.kill('SIGKILL')
  await rm(dir, { recursive: true })
})

it('kills a service that has been silent for too long', async () => {
  fetch(`${origin}/hang`).catch(() => {})
  const ended = once(service, 'exit')
  expect(await probe(`${origin}/200`, dir, noSilence)).toBe(false)
  expect(await ended).toEqual([null, 'SIGKILL'])
})

it('waits for a briefly silent service, and resets the time with its next answer', async () => {
  service.kill('SIGSTOP')
  expect(await probe(`${origin}/200`, dir, limits)).toBe(false)
  expect(existsSync(join(dir, 'silent-since'))).toBe(true)
  service.kill('SIGCONT')
  expect(await probe(`${origin}/200`, dir, limits)).toBe(true)
  expect(existsSync(join(dir, 'silent-since'))).toBe(false)
})

it('leaves a service that waits for a processor', async () => {
  fetch(`${origin}/hang`).catch(() => {})
  setPriority(Number(service.pid), constants.priority.PRIORITY_LOW)
  const [command, ...words] = [...pinned, 'sh', '-c', 'while :; do :; done']
  const busy = spawn(command, words)
  const killed = vi.spyOn(process, 'kill')
  try {
    for (let probes = 0; probes < 4; probes += 1) {
      expect(await probe(`${origin}/200`, dir, { answerMs: 500, hangMs: 1000 })).toBe(false)
    }
    expect(killed).not.toHaveBeenCalled()
  } finally {
    killed.mockRestore()
    busy.kill()
  }
})

it('leaves a service that is not ready or does not exist', async () => {
  expect(await probe(`${origin}/503`, dir, noSilence)).toBe(false)
  expect(service.exitCode).toBeNull()
  expect(await probe('http://127.0.0.1:1', dir, noSilence)).toBe(false)
  expect([service.exitCode, service.signalCode]).toEqual([null, null])
})
