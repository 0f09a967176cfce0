import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type Sql, sql } from '@nas/query/sql'

/** The redacted form of a key, as Medusa stores it; several keys may share it. */
const redactedForm = (token: string) => `${token.slice(0, 6)}***${token.slice(-3)}`

/** Includes keys whose revocation lies in the future: they are still valid. */
export const secretKeysSql = (key: string): Sql => sql`
  select id, token, salt from api_key where type = 'secret' and redacted = ${redactedForm(key)}
  and (revoked_at is null or revoked_at > now()) and deleted_at is null`

async function stored(type: 'publishable' | 'secret', token: string) {
  const redacted = redactedForm(token)
  if (type === 'publishable') return { token, salt: '', redacted }
  const salt = randomBytes(16).toString('hex')
  const hash = (await promisify(scrypt)(token, salt, 64)) as Buffer
  return { token: hash.toString('hex'), salt, redacted }
}

/** Sets the token of a key; Medusa itself only generates random ones. */
export const setTokenSql = async (
  id: string,
  type: 'publishable' | 'secret',
  given: string,
): Promise<Sql> => {
  const { token, salt, redacted } = await stored(type, given)
  return sql`update api_key set token = ${token}, salt = ${salt}, redacted = ${redacted}, updated_at = now() where id = ${id}`
}
