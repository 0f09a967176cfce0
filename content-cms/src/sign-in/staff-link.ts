import { decryptText, encryptText } from '@nas/callers/encrypted-text'
import type { PayloadRequest, TextField } from 'payload'
import { isManager, noCaller } from '../access/rules'
import { label } from '../labels'
import type { User } from '../payload-types'
import { browserCookie } from './browser-cookie'
import { sendNotice } from './notices'

/** A member of staff, as commerce names them. */
export interface Staff {
  id: string
  name: string
}

const keyOf = ({ payload }: PayloadRequest) => ({
  secret: payload.secret,
  purpose: 'staff to be linked to an editor',
})

const cookie = browserCookie('staff_to_link', 'Lax')
const seconds = 600

/** Remembers in the browser who came from the back office, until an editor signs in. */
export function keepStaff(req: PayloadRequest, headers: Headers, staff: Staff): void {
  const kept = JSON.stringify({ ...staff, until: Date.now() + seconds * 1000 })
  cookie.write(headers, encryptText(kept, keyOf(req), ''), seconds)
}

/** @returns null without one, and after ten minutes */
export function keptStaff(req: PayloadRequest): Staff | null {
  const text = decryptText(cookie.read(req), keyOf(req), '')
  const { until, ...staff } = text === null ? { until: 0 } : JSON.parse(text)
  return until > Date.now() ? (staff as Staff) : null
}

/** In the transaction of a sign-in whose form asked for it. */
export async function linkStaff(req: PayloadRequest, { id, email }: User): Promise<void> {
  const staff = keptStaff(req)
  if (staff === null) return
  req.context.linksStaff = true
  const data = { staffId: staff.id }
  await req.payload.update({ collection: 'users', id, data, depth: 0, req })
  req.responseHeaders ??= new Headers()
  cookie.write(req.responseHeaders, '', 0)
  await sendNotice(req, 'staffLinked', email)
}

/** The member of staff who is the same person. Forms can only clear it. */
export const staffField: TextField = {
  name: 'staffId',
  type: 'text',
  label: label('Tài khoản nhân viên', 'Account of staff'),
  unique: true,
  index: true,
  access: {
    create: noCaller,
    update: ({ req, id }) => isManager(req) || String(req.user?.id) === String(id),
  },
  hooks: {
    beforeChange: [
      ({ value, originalDoc, req }) =>
        req.context.linksStaff || value === null ? value : originalDoc?.staffId,
    ],
  },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/sign-in/unlink-staff#UnlinkStaff' },
  },
}
