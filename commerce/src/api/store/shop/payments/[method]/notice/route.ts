export { ipn as GET } from '../../../../../../settlement/http/payments'
