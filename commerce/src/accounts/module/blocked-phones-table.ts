import { raw, sql } from '@nas/query/sql'
import { type AuditChange, auditedSql } from '../../audit-log/module/audit-part'
import { insertSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import { nextVersion } from '../../platform/database/version'

/** Months after which a block ends (ADR 0062). */
const keptMonths = 24

const isKept = `block.created_at > now() - interval '${keptMonths} months'`
const isBlocking = 'account.cod_blocked and account.deleted_at is null'

/** Selects the phone numbers that staff have blocked, themselves or with their account. */
export const blockedPhones = `
  select phone from blocked_phone as block where ${isKept}
  union all select cod_blocked_phone from account
  where cod_blocked_phone is not null and ${isBlocking}`

export interface PhoneBlock {
  reason: string | null
  author: string | null
  created_at: Date | null
}

export class BlockedPhonesTable extends SqlService {
  /** The block of a phone number, also when it comes from a member's account. */
  find(phone: string): Promise<PhoneBlock | undefined> {
    return this.first<PhoneBlock>(sql`
      select reason, author, created_at from blocked_phone as block
      where phone = ${phone} and ${raw(isKept)}
      union all
      select cod_blocked_reason, null, null from account
      where cod_blocked_phone = ${phone} and ${raw(isBlocking)} limit 1`)
  }

  /** No effect on a phone number that is blocked already. */
  async block(
    phone: string,
    { reason, author }: Pick<PhoneBlock, 'reason' | 'author'>,
    audit: AuditChange,
  ): Promise<void> {
    const added = insertSql('blocked_phone', { phone, reason, author })
    await this.rows(auditedSql(sql`${added} on conflict (phone) do nothing returning phone`, audit))
  }

  /** Also ends the block of members' accounts with this phone. */
  async allow(phone: string, audit: AuditChange): Promise<void> {
    const allowed = [
      sql`delete from blocked_phone where phone = ${phone} returning phone`,
      sql`
        update account set cod_blocked = false, cod_blocked_phone = null, cod_blocked_reason = null,
          ${raw(nextVersion)}
        where cod_blocked and cod_blocked_phone = ${phone} returning id`,
    ]
    for (const change of allowed) await this.rows(auditedSql(change, audit))
  }

  /** @returns the number of blocks that have ended */
  deleteAged(): Promise<number> {
    return this.rowCount(sql`
      delete from blocked_phone as block where not (${raw(isKept)}) returning phone`)
  }
}
