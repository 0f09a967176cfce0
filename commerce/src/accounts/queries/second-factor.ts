import type { MedusaContainer } from '@medusajs/framework/types'
import type { FactorState } from '@nas/contract/second-factor/fields'
import { isFactorRequired, needsSecondFactor, type StaffRole } from '@nas/domain/roles'
import { settings } from '../../platform/settings/settings'
import { accounts } from './find-account'

interface Staff {
  id: string
  duties: readonly StaffRole[]
}

const isRequired = (duties: Staff['duties']): boolean =>
  isFactorRequired(settings(), needsSecondFactor(duties))

/** Whether this member of staff may only set up a second factor. */
export async function factorIsDue(
  container: MedusaContainer,
  { id, duties }: Staff,
): Promise<boolean> {
  return isRequired(duties) && !(await accounts(container).factors.factorOf(id))?.secret
}

export async function readFactorState(
  container: MedusaContainer,
  { id, duties }: Staff,
): Promise<FactorState> {
  const service = accounts(container)
  const [factor, recoveryCodes] = await Promise.all([
    service.factors.factorOf(id),
    service.factors.recoveryCodesLeft(id),
  ])
  return {
    enrolledAt: factor?.enrolled_at?.toISOString() ?? null,
    recoveryCodes,
    requiredFrom: settings().SECOND_FACTOR_FROM ?? null,
    due: isRequired(duties) && !factor?.secret,
  }
}
