export { list as GET } from '../../../../orders/http/purchases'
