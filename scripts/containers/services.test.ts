import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { runsWith } from './services.ts'

it('tells whether a process runs with these settings', async () => {
  const env = { NODE_ENV: 'test' as const, PUBLIC_URL: 'https://shop.example', TEXT: 'a\nb=c' }
  const service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env })
  const pid = service.pid ?? 0
  await once(service, 'spawn')
  expect(runsWith(pid, env)).toBe(true)
  expect(runsWith(pid, { ...env, PUBLIC_URL: 'https://other.example' })).toBe(false)
  expect(runsWith(pid, { ...env, ADDED: '1' })).toBe(false)
  expect(runsWith(pid, { TEXT: env.TEXT })).toBe(false)
  service.kill()
})
