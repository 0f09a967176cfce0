import { authenticate, defineMiddlewares } from '@medusajs/framework/http'
import { acceptFormerTokens } from '../accounts/http/former-tokens'
import { staffMayCall } from '../accounts/http/permissions'
import { errorHandler } from '../platform/errors/error-handler'
import { bodies } from '../platform/http/bodies'
import { namedCall } from '../platform/http/named-call'
import { shopRoutesOnly } from '../platform/http/shop-routes-only'
import { validBody } from '../platform/http/valid-body'

acceptFormerTokens()

const member = authenticate('customer', ['bearer'])

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: '*', middlewares: [namedCall, shopRoutesOnly] },
    { matcher: '/admin/*', middlewares: [staffMayCall] },
    { matcher: '/store/shop/orders', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/state', methods: ['POST'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/ratings', methods: ['POST'], middlewares: [member] },
    { matcher: '/store/shop/orders/:id/reorder', methods: ['GET'], middlewares: [member] },
    { matcher: '/store/shop/likes*', middlewares: [member] },
    { matcher: '/store/shop/addresses*', middlewares: [member] },
    // After those who may not come in are sent away.
    ...Object.entries(bodies).map(([matcher, schema]) => ({
      matcher,
      methods: ['POST' as const],
      middlewares: [validBody(schema)],
    })),
  ],
})
