import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { methods } from './methods'

/** Medusa's payment providers of the methods that have their own. */
export default ModuleProvider(Modules.PAYMENT, {
  services: methods.flatMap(({ provider }) => provider ?? []),
})
