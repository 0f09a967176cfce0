import { accountRoutes } from '../accounts/http/accounts'
import { addressRoutes } from '../accounts/http/addresses'
import { peopleRoutes } from '../accounts/http/people'
import { secondFactorRoutes } from '../accounts/http/second-factor'
import { sessionRoutes } from '../accounts/http/sessions'
import { auditLogRoutes } from '../audit-log-view/http/audit-log'
import { catalogueRoutes } from '../catalogue/http/catalogue'
import { emailRoutes } from '../email-previews/http/emails'
import { likeRoutes } from '../likes/http/likes'
import { listViewRoutes } from '../list-views/http/list-views'
import { orderEditRoutes } from '../order-edits/http/edits'
import { callerOrderRoutes } from '../orders/http/caller-orders'
import { cartRoutes } from '../orders/http/carts'
import { orderNoteRoutes } from '../orders/http/notes'
import { orderRoutes } from '../orders/http/orders'
import { orderProofRoutes } from '../orders/http/proofs'
import { purchaseRoutes } from '../orders/http/purchases'
import { dataRequestRoutes } from '../privacy/http/data-requests'
import { privacyRoutes } from '../privacy/http/privacy'
import { ratingRoutes } from '../ratings/http/ratings'
import { paymentRoutes } from '../settlement/http/payments'
import { refundRoutes } from '../settlement/http/refunds'
import { staffJobRoutes } from '../staff-jobs/http/staff-jobs'
import { statisticsRoutes } from '../statistics/http/statistics'
import { stockRoutes } from '../stock/http/stock'
import { vatRoutes } from '../vat/http/vat'

/** The routes of all declared operations: a capability is one line here. */
export const operationRoutes = [
  accountRoutes,
  addressRoutes,
  callerOrderRoutes,
  cartRoutes,
  catalogueRoutes,
  dataRequestRoutes,
  emailRoutes,
  orderEditRoutes,
  orderNoteRoutes,
  orderProofRoutes,
  orderRoutes,
  paymentRoutes,
  auditLogRoutes,
  likeRoutes,
  listViewRoutes,
  peopleRoutes,
  privacyRoutes,
  purchaseRoutes,
  ratingRoutes,
  refundRoutes,
  secondFactorRoutes,
  sessionRoutes,
  staffJobRoutes,
  statisticsRoutes,
  stockRoutes,
  vatRoutes,
].flat()
