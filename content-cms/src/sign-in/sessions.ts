import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** Seconds of inactivity after which an editor is signed out; each opened page restarts them. */
export const idleSeconds = 2 * 3600
/** Seconds after which an editor must sign in again, active or not. */
const wholeSeconds = 12 * 3600

/** Payload would renew sessions without limit. @throws Forbidden */
export const endOldSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user, payload } = req
  if (operation !== 'refresh' || user?.collection !== 'users') return args
  const { sessions } = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    showHiddenFields: true,
  })
  const session = sessions?.find(({ id }) => id === Object(user)._sid)
  const age = Date.now() - Date.parse(session?.createdAt ?? '')
  if (age < wholeSeconds * 1000) return args
  throw new Forbidden(req.t)
}
