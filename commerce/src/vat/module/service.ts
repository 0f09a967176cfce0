import type { InferTypeOf, MedusaContainer } from '@medusajs/framework/types'
import { shopDay } from '@nas/domain/dates'
import { sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { SqlService } from '../../platform/database/sql-service'
import type { VatPeriod } from './models/vat-period'

export const SHOP_VAT = 'shop_vat'

type VatRateRow = InferTypeOf<typeof VatPeriod>

export const vat = (container: MedusaContainer) => container.resolve<VatService>(SHOP_VAT)

export class VatService extends SqlService {
  /** Newest day first. */
  rates(): Promise<VatRateRow[]> {
    return this.rows(sql`select * from vat_period order by first_day desc`)
  }

  /** The rate of the day, in percent. */
  async rateAt(time: Date): Promise<number> {
    const found = await this.first<{ rate: number }>(
      sql`select rate from vat_period where first_day <= ${shopDay(time)} order by first_day desc limit 1`,
    )
    if (found === undefined) throw new Error(`No rate of VAT applies on ${shopDay(time)}`)
    return found.rate
  }

  /** @param first_day a future day */
  async set({
    first_day,
    rate,
    reason,
    by,
  }: Pick<VatRateRow, 'first_day' | 'rate' | 'reason'> & { by: string }): Promise<void> {
    const before = { rate: await this.#rateFrom(first_day) }
    const changed = sql`
      insert into vat_period (first_day, rate, reason, changed_by) values (${first_day}, ${rate}, ${reason}, ${by})
      on conflict (first_day) do update set rate = excluded.rate, reason = excluded.reason,
        changed_by = excluded.changed_by, updated_at = now() returning first_day`
    const audit = { kind: 'vat', subject: first_day, before, after: { rate, reason } } as const
    await this.rows(auditedSql(changed, audit))
  }

  /**
   * @param first_day a future day
   * @returns false when no rate begins on it
   */
  async withdraw(first_day: string): Promise<boolean> {
    const changed = sql`delete from vat_period where first_day = ${first_day} returning first_day`
    const before = { rate: await this.#rateFrom(first_day) }
    const audit = { kind: 'vat', subject: first_day, before, after: { rate: null } } as const
    return this.hasRow(auditedSql(changed, audit))
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
