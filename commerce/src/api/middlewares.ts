import { defineMiddlewares } from '@medusajs/framework/http'
import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { acceptFormerTokens, replaceMedusaGuards } from '../accounts/http/medusa-guards'
import { staffMayCall } from '../accounts/http/permissions'
import { errorHandler } from '../platform/errors/error-handler'
import { carryRequestId, readiness, shopRoutesOnly } from '../platform/http/all-routes'
import { operationRoutes } from './operation-routes'

refuseAmbiguousRequests()
acceptFormerTokens()
replaceMedusaGuards()

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: '*', middlewares: [carryRequestId, shopRoutesOnly] },
    { matcher: '/admin/*', middlewares: [staffMayCall] },
    { matcher: '/ready', methods: ['GET'], middlewares: [readiness] },
    ...operationRoutes,
  ],
})
