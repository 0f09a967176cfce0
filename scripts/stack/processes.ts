import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { atomicWrite } from '../../settings/src/atomic-write.ts'

interface ProcessRecord {
  pid: number
  /** Distinguishes this process from a later one with the same id. */
  startedAt: string
}

function startOf(pid: number): string | null {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}

async function startTime(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return startOf(pid)
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

export const isAlive = async (pid: number) => (await startTime(pid)) !== null

export async function recordProcess(dir: string, name: string, pid: number): Promise<void> {
  const startedAt = await startTime(pid)
  if (startedAt === null) return
  const record: ProcessRecord = { pid, startedAt }
  await atomicWrite(join(dir, `${name}.json`), JSON.stringify(record))
}

export async function removeRecord(dir: string, name: string): Promise<void> {
  await rm(join(dir, `${name}.json`), { force: true })
}

export async function livingProcess(dir: string, name: string): Promise<number | null> {
  try {
    const text = await readFile(join(dir, `${name}.json`), 'utf8')
    const record = JSON.parse(text) as ProcessRecord
    return (await startTime(record.pid)) === record.startedAt ? record.pid : null
  } catch {
    return null
  }
}

export async function endGroup(pid: number, timeoutMs = 5000): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name)
      return true
    } catch {
      return false
    }
  }
  if (!signal('SIGTERM')) return
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (!(await isAlive(pid))) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  signal('SIGKILL')
}

/** @returns names of the ended processes */
export async function endLeftovers(dir: string, except: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => [])
  const ended: string[] = []
  for (const file of files) {
    const name = file.replace(/\.json$/, '')
    if (name === except) continue
    const pid = await livingProcess(dir, name)
    if (pid !== null) {
      await endGroup(pid)
      ended.push(name)
    }
    await removeRecord(dir, name)
  }
  return ended
}

const running = new Set<number>()
let isExiting = false

const never = () => new Promise<never>(() => {})

/** In its own process group. The result never settles once this process is about to exit. */
export async function exitCodeOf(
  [program, ...args]: [string, ...string[]],
  options: SpawnOptions,
): Promise<number | null> {
  if (isExiting) return never()
  const child = spawn(program, args, { ...options, detached: true })
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', resolve)
  })
  if (pid !== undefined) running.delete(pid)
  return isExiting ? never() : code
}

const endAll = () => Promise.all([...running].map((pid) => endGroup(pid)))

export async function endChildren(): Promise<void> {
  if (isExiting) return never()
  await endAll()
}

/** Like `endChildren`, before this process exits: no program is started afterwards. */
export async function endChildrenForGood(): Promise<void> {
  isExiting = true
  await endAll()
}
