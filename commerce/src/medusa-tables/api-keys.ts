import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Sql } from '@nas/query/sql'

/** The stored form of a key: that of a secret key is hashed. */
async function stored(type: 'publishable' | 'secret', token: string) {
  const redacted = `${token.slice(0, 6)}***${token.slice(-3)}`
  if (type === 'publishable') return { token, salt: '', redacted }
  const salt = randomBytes(16).toString('hex')
  const hash = (await promisify(scrypt)(token, salt, 64)) as Buffer
  return { token: hash.toString('hex'), salt, redacted }
}

/** Gives a key of Medusa the token from the environment; Medusa only generates random ones. */
export const setTokenSql = async (
  id: string,
  type: 'publishable' | 'secret',
  given: string,
): Promise<Sql> => {
  const { token, salt, redacted } = await stored(type, given)
  return {
    sql: 'update api_key set token = ?, salt = ?, redacted = ?, updated_at = now() where id = ?',
    values: [token, salt, redacted, id],
  }
}
