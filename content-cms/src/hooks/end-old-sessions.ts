import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** Seconds after which an editor who asks for nothing is out; each page that is opened begins them anew. */
export const idleSeconds = 2 * 3600
/** Seconds after which an editor signs in again, however busy. */
const wholeSeconds = 12 * 3600

/** Payload renews a session as often as it is asked to. @throws Forbidden */
export const endOldSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user, payload } = req
  if (operation !== 'refresh' || user?.collection !== 'users') return args
  const { sessions } = await payload.findByID({
    ...{ collection: 'users', id: user.id, depth: 0, showHiddenFields: true },
  })
  const session = sessions?.find(({ id }) => id === Object(user)._sid)
  const age = Date.now() - Date.parse(session?.createdAt ?? '')
  if (age < wholeSeconds * 1000) return args
  throw new Forbidden(req.t)
}
