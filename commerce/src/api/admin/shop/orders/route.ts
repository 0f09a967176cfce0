export { listForStaff as GET } from '../../../../orders/http/read'
