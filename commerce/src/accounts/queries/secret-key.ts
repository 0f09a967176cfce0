import { createHash, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { secretKeysSql } from '../../medusa-tables/api-keys'
import { sqlOf } from '../../platform/database/run-sql'

interface StoredKey {
  id: string
  token: string
  salt: string
}

/** Hashes of correct keys, by salt and digest of the key. */
const derived = new Map<string, Buffer>()

/** Costs 30 ms of CPU at the first use of a key. */
async function isCorrect(key: string, { token, salt }: StoredKey): Promise<boolean> {
  const stored = Buffer.from(token, 'hex')
  const name = `${salt} ${createHash('sha256').update(key).digest('base64')}`
  const hash = derived.get(name) ?? ((await promisify(scrypt)(key, salt, stored.length)) as Buffer)
  if (stored.length === 0 || !timingSafeEqual(stored, hash)) return false
  derived.set(name, hash)
  return true
}

/** The key is read on every call. @returns null unless it is correct and not revoked */
export async function findSecretKey(
  container: MedusaContainer,
  key: string,
): Promise<string | null> {
  for (const stored of await sqlOf(container)<StoredKey>(secretKeysSql(key))) {
    if (await isCorrect(key, stored)) return stored.id
  }
  return null
}
