import { APIError, type CollectionAfterErrorHook, type CollectionAfterLoginHook } from 'payload'
import { editorPrefix } from '../trail/acting'
import { logSecurity } from '../trail/security-log'

const event = 'editor-sign-in'
const subjectOf = (editor: { id: number | string } | undefined) =>
  editor === undefined ? null : `${editorPrefix}${editor.id}`

/** `presentPassword` signs in too, but by no call of its own. */
export const logSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI === 'local') return
  await logSecurity({ event, outcome: 'ok', subject: subjectOf(user) })
}

/** What is wrong with a sign-in, by the names that Payload's errors have. */
const isRefusal = (error: Error) =>
  error.name === 'AuthenticationError' || (error instanceof APIError && error.status === 429)

export const logRefusedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!isRefusal(error)) return
  const email = String(req.data?.email ?? '')
    .toLowerCase()
    .trim()
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  await logSecurity({ event, outcome: 'refused', subject: subjectOf(docs[0]) })
}
