export {
  type ActivityItem,
  type ActivityKind,
  ActivityList,
  type ActivityListProps,
} from './ActivityList.tsx';
