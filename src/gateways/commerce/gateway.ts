import { type AuditLogAnswer, type AuditLogQuery, auditLogSchema } from '@nas/contract/audit-log'
import { personSchema } from '@nas/contract/commerce/person'
import * as v from 'valibot'
import { MissingRecordError } from '../transport/gateway-errors.ts'
import { type AccountCalls, accountCalls } from './accounts.ts'
import {
  type Caller,
  type CommerceClient,
  type CommerceSettings,
  createCommerceClient,
} from './client.ts'
import { type OperationCalls, operationCalls } from './operations.ts'
import { type PrivacyCalls, privacyCalls } from './privacy.ts'
import {
  type SecondFactorCalls,
  type SessionCalls,
  secondFactorCalls,
  sessionCalls,
} from './sessions.ts'
import { type StaffCalls, staffCalls, type UserCalls, userCalls } from './users.ts'

/** The shop's calls to Medusa by area. Every call may throw a GatewayError. */
export interface CommerceGateway extends OperationCalls {
  accounts: AccountCalls
  privacy: PrivacyCalls
  secondFactors: SecondFactorCalls
  sessions: SessionCalls
  staff: StaffCalls
  auditLog: AuditLogCalls
  users: UserCalls
}

export function createMedusaCommerce(settings: CommerceSettings): CommerceGateway {
  const client = createCommerceClient(settings)
  return {
    ...operationCalls(client),
    accounts: accountCalls(client),
    privacy: privacyCalls(client),
    secondFactors: secondFactorCalls(client),
    sessions: sessionCalls(client),
    staff: staffCalls(client),
    auditLog: auditLogCalls(client),
    users: userCalls(client),
  }
}

interface AuditLogCalls {
  /** Changes by staff in commerce, newest first. `shop` reads with the shop's own key. */
  find(caller: Caller | 'shop', question: AuditLogQuery): Promise<AuditLogAnswer>
  /** Name of a member of staff, read with the shop's own key; null for a deleted account. */
  nameOf(staff: string): Promise<string | null>
}

const personAnswer = v.object({ person: personSchema })

function auditLogCalls({ shop }: CommerceClient): AuditLogCalls {
  return {
    find: (caller, { limit, ...question }) =>
      shop('/admin/shop/trail', auditLogSchema, {
        ...(caller === 'shop' ? { trusted: true } : { token: caller.token }),
        query: { ...question, limit: String(limit) },
      }),
    async nameOf(staff) {
      try {
        const path = `/admin/shop/users/${encodeURIComponent(staff)}`
        const { person } = await shop(path, personAnswer, { trusted: true })
        return person.fullname || person.username
      } catch (error) {
        if (error instanceof MissingRecordError) return null
        throw error
      }
    },
  }
}
