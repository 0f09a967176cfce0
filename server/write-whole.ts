import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The ending of what is not whole yet. */
const half = '.tmp'

/** True of a file that somebody has yet to finish, or never will. */
export const isHalf = (file: string) => file.endsWith(half)

/**
 * Puts a file in its place at once: a reader finds the former one or the whole new one, also while
 * other processes write the same, be they in other containers with the same numbers.
 * @param write writes the file under the name that it is given
 */
export async function putWhole(
  file: string,
  write: (name: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const name = `${file}.${randomUUID()}${half}`
  try {
    await write(name)
    await rename(name, file)
  } catch (error) {
    await rm(name, { force: true })
    throw error
  }
}
