import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { methods } from './methods'

export default ModuleProvider(Modules.PAYMENT, {
  services: methods.flatMap(({ provider }) => provider ?? []),
})
