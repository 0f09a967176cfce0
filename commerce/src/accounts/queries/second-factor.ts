import type { MedusaContainer } from '@medusajs/framework/types'
import type { FactorState } from '@nas/contract/second-factor'
import { settings } from '../../platform/settings/settings'
import { accounts } from './find-account'

/** Whether the day of the setting has begun, by the clock of Vietnam. */
function isRequired(now = Date.now()): boolean {
  const { SECOND_FACTOR_FROM: day } = settings()
  return day !== undefined && now >= Date.parse(`${day}T00:00:00+07:00`)
}

/** Whether this member of staff can do nothing but set up a second factor. */
export async function factorIsDue(container: MedusaContainer, id: string): Promise<boolean> {
  return isRequired() && !(await accounts(container).factorOf(id))?.secret
}

export async function readFactorState(
  container: MedusaContainer,
  id: string,
): Promise<FactorState> {
  const service = accounts(container)
  const [factor, recoveryCodes] = await Promise.all([
    service.factorOf(id),
    service.recoveryCodesLeft(id),
  ])
  return {
    enrolledAt: factor?.enrolled_at?.toISOString() ?? null,
    recoveryCodes,
    requiredFrom: settings().SECOND_FACTOR_FROM ?? null,
    due: isRequired() && !factor?.secret,
  }
}
