import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createCustomerAccountWorkflow,
  createUserAccountWorkflow,
} from '@medusajs/medusa/core-flows'

/** An e-mail and password sign-in that does not yet belong to anyone. */
async function registerSignIn(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<string> {
  const { success, authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register('emailpass', { body: { email, password } })
  if (!success || authIdentity === undefined) {
    throw new Error(`No sign-in could be made for the demo account: ${error ?? 'unknown reason'}`)
  }
  return authIdentity.id
}

export async function ensureStaff(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<void> {
  const [found] = await container.resolve(Modules.USER).listUsers({ email })
  if (found) return
  const authIdentityId = await registerSignIn(container, email, password)
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId, userData: { email, first_name: 'Nhân viên', last_name: 'NAS' } },
  })
}

export async function ensureMember(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const [found] = await customers.listCustomers({ email, has_account: true })
  if (found) return
  const authIdentityId = await registerSignIn(container, email, password)
  await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId,
      customerData: { email, first_name: 'Mai', last_name: 'Nguyễn', phone: '0912345678' },
    },
  })
}
