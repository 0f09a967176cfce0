import { shopDay } from '@nas/domain/dates'
import { raw, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { SqlService } from '../../platform/database/sql-service'

export const SHOP_VAT = 'shop_vat'

export interface VatRateRow {
  first_day: string
  rate: number
  reason: string
  changed_by: string | null
  updated_at: Date
}

const columns = 'first_day, rate, reason, changed_by, updated_at'

export class VatService extends SqlService {
  /** Newest day first. */
  rates(): Promise<VatRateRow[]> {
    return this.rows(sql`select ${raw(columns)} from vat_period order by 1 desc`)
  }

  /** The rate of the day, in percent. */
  async rateAt(time: Date): Promise<number> {
    const found = await this.first<{ rate: number }>(
      sql`select rate from vat_period where first_day <= ${shopDay(time)} order by first_day desc limit 1`,
    )
    if (found === undefined) throw new Error(`No rate of VAT applies on ${shopDay(time)}`)
    return found.rate
  }

  /** @param first_day a day to come */
  async set({
    first_day,
    rate,
    reason,
    by,
  }: Pick<VatRateRow, 'first_day' | 'rate' | 'reason'> & { by: string }): Promise<void> {
    const before = await this.#rateFrom(first_day)
    const changed = sql`
      insert into vat_period (first_day, rate, reason, changed_by) values (${first_day}, ${rate}, ${reason}, ${by})
      on conflict (first_day) do update set rate = excluded.rate, reason = excluded.reason,
        changed_by = excluded.changed_by, updated_at = now() returning first_day`
    await this.rows(
      auditedSql(changed, {
        kind: 'vat',
        subject: first_day,
        before: { rate: before },
        after: { rate, reason },
      }),
    )
  }

  /**
   * @param first_day a day to come
   * @returns false when no rate begins on it
   */
  async withdraw(first_day: string): Promise<boolean> {
    const changed = sql`delete from vat_period where first_day = ${first_day} returning first_day`
    const before = { rate: await this.#rateFrom(first_day) }
    const withdrawn = await this.first(
      auditedSql(changed, { kind: 'vat', subject: first_day, before, after: { rate: null } }),
    )
    return withdrawn !== undefined
  }

  async #rateFrom(first_day: string): Promise<number | null> {
    return (
      (
        await this.first<{ rate: number }>(
          sql`select rate from vat_period where first_day = ${first_day}`,
        )
      )?.rate ?? null
    )
  }
}
