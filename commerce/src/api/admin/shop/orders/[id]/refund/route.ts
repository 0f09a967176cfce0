export { refund as POST } from '../../../../../../settlement/http/payments'
