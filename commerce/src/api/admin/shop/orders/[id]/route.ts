export { readForStaff as GET } from '../../../../../orders/http/read'
