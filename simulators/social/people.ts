import { randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** A person at the simulator, and how the provider treats this sign-in. */
export const visitorSchema = v.strictObject({
  id: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  /** The person refuses. */
  denies: v.optional(v.boolean()),
  /** Claims that replace the true ones in the ID token. */
  claims: v.optional(v.record(v.string(), v.unknown())),
  /** The ID token is signed by a key that is not published. */
  forges: v.optional(v.boolean()),
  /** The error status of the code exchange. */
  exchangeFails: v.optional(v.number()),
})

export type Visitor = v.InferOutput<typeof visitorSchema>

const verified = (id: string, name: string, email: string): Visitor => ({
  id,
  name,
  email,
  email_verified: true,
})

/** The demo removes accounts of this domain; no mail is sent to it (RFC 2606). */
const domain = 'demo.example'

/** The people that the page offers. @param memberEmail e-mail address of the demo's member */
export function demoPeople(memberEmail: string) {
  const number = randomBytes(4).toString('hex')
  return {
    newcomer: verified(`new-${number}`, 'Lê Mai', `le.mai.${number}@${domain}`),
    member: verified('member', 'Nguyễn Mai', memberEmail),
    returning: verified('returning', 'Trần Lan', `tran.lan@${domain}`),
    withoutEmail: { id: 'without-email', name: 'Phạm An' },
  } satisfies Record<string, Visitor>
}
