import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { deletion, type LastMove, permissionOfJob, stepFits } from '@nas/contract/staff-jobs/fields'
import type { StaffTarget } from '@nas/domain/order-moves'
import { may } from '@nas/domain/roles'
import { findPerson } from '../../accounts/queries/find-account'
import { factorIsDue } from '../../accounts/queries/second-factor'
import { findOrder, readOrder } from '../../orders/queries/read-orders'
import { moveOrder } from '../../orders/workflows/move-order/move-order'
import { isShopError } from '../../platform/errors/shop-error'
import { orderNumber } from '../../platform/http/parse'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'
import { findRating } from '../../ratings/queries/list-ratings'
import type { DueRow, RowResult } from '../module/service'
import type { ContentRecords, ContentResource } from './content-records'

const done: RowResult = { code: null, published: null, moved: null }
const failed = (code: string, moved: LastMove | null = null): RowResult => {
  return { code, published: null, moved }
}

/** An earlier attempt of this row, or a colleague, has already moved the record. */
const there = ({ attempts }: DueRow): RowResult => (attempts > 1 ? done : failed('already_there'))

const refusals = ['stale', 'transition_not_allowed']

async function moveRow(container: MedusaContainer, row: DueRow): Promise<RowResult> {
  const number = orderNumber(row.record)
  const to = row.target as StaffTarget
  try {
    const actor = { actor: 'staff', actorId: row.staff, ownerId: null } as const
    const { cause, reason } = row
    const version = row.version ?? undefined
    await moveOrder(container, { ...actor, number, to, reason, cause, version })
    return done
  } catch (error) {
    if (!isShopError(error) || !refusals.includes(error.code)) throw error
    const record = await findOrder(container, number, null)
    const { state, payment_kind: payment, history } = await readOrder(container, record, 'staff')
    const { code } = state === to ? there(row) : error
    if (code === null) return done
    const last = history.at(-1)
    return failed(code, last && { state, payment, actor: last.actor, who: last.who, at: last.at })
  }
}

async function decideRow(container: MedusaContainer, row: DueRow): Promise<RowResult> {
  const { record: id, staff: by, version, target } = row
  if ((await findRating(container, id, 'staff')).state === target) return there(row)
  const service = container.resolve<ShopRatingService>(SHOP_RATING)
  const updated_at = version ?? undefined
  const exists = await service.decide({ id, by, updated_at, state: target as 'active' })
  return exists ? done : failed('not_found')
}

async function changeContentRow(
  content: ContentRecords,
  resource: ContentResource,
  row: DueRow,
  { email }: Person,
): Promise<RowResult> {
  const { record: id, target: state, version } = row
  if (state === deletion) return deleteRow(content, resource, row)
  const record = await content.read(resource, id)
  if (record.state === state) return there(row)
  const fields: Record<string, string> = { state }
  if (resource === 'supports' || resource === 'distributors') {
    if (!stepFits(resource, state, record)) return failed('transition_not_allowed')
    if (state === 'processing' && record.assignee === null && email) fields.assignee = email
  }
  const published = await content.change({ resource, id, fields, version }, row)
  return { ...done, published }
}

async function deleteRow(
  content: ContentRecords,
  resource: ContentResource,
  row: DueRow,
): Promise<RowResult> {
  const { record: id, version, attempts } = row
  try {
    return { ...done, published: await content.remove({ resource, id, version }, row) }
  } catch (error) {
    if (isShopError(error) && error.code === 'not_found' && attempts > 1) return done
    throw error
  }
}

async function mayStill(
  container: MedusaContainer,
  person: Person | null,
  { resource, target }: DueRow,
): Promise<boolean> {
  if (person === null || person.actor !== 'user' || person.blocked) return false
  if (!may(person.duties, permissionOfJob(resource, target))) return false
  return !(await factorIsDue(container, person))
}

/** Idempotent: an interrupted attempt is repeated. @throws ShopError */
export async function carryOutRow(
  container: MedusaContainer,
  content: ContentRecords,
  row: DueRow,
): Promise<RowResult> {
  const person = await findPerson(container, row.staff)
  if (person === null || !(await mayStill(container, person, row))) return failed('forbidden')
  const { resource } = row
  if (resource === 'orders') return moveRow(container, row)
  if (resource === 'ratings') return decideRow(container, row)
  return changeContentRow(content, resource, row, person)
}
