import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface ProcessRecord {
  pid: number
  /** Distinguishes this process from a later one with the same number. */
  startedAt: string
}

/** When the process with this number began, as the system reports it; null when there is none. */
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

/** Notes that a process of this installation runs, so that a later start finds it. */
export async function recordProcess(dir: string, name: string, pid: number): Promise<void> {
  const startedAt = await startTime(pid)
  if (startedAt === null) return
  await mkdir(dir, { recursive: true })
  const record: ProcessRecord = { pid, startedAt }
  await writeFile(join(dir, `${name}.json`), JSON.stringify(record))
}

export async function removeRecord(dir: string, name: string): Promise<void> {
  await rm(join(dir, `${name}.json`), { force: true })
}

/** The number of the recorded process if it is still the same one and alive. */
export async function livingProcess(dir: string, name: string): Promise<number | null> {
  try {
    const text = await readFile(join(dir, `${name}.json`), 'utf8')
    const record = JSON.parse(text) as ProcessRecord
    return (await startTime(record.pid)) === record.startedAt ? record.pid : null
  } catch {
    return null
  }
}

/** Ends the process group: by SIGTERM, and what is left by SIGKILL. */
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
    if ((await startTime(pid)) === null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  signal('SIGKILL')
}

/** Ends what an earlier run left behind when it was killed; returns the names. */
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
