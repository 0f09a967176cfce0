import { type SpawnOptions, spawn } from 'node:child_process'
import { endGroup } from './process-records.ts'

const running = new Set<number>()
let isExiting = false

const never = () => new Promise<never>(() => {})

/**
 * Runs a program to its end, in a process group of its own.
 * @returns its exit code. Nothing once this process is about to exit: whoever waits goes no further
 */
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

/** Ends the programs that `exitCodeOf` waits for, with what they have started. */
export async function endChildren(): Promise<void> {
  if (isExiting) return never()
  await endAll()
}

/** The same before this process exits: no program is started any more. */
export async function endChildrenForGood(): Promise<void> {
  isExiting = true
  await endAll()
}
