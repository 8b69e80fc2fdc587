import { SkeletonRows } from '../../ui/states.tsx';

export default function Loading() {
  return <SkeletonRows rows={8} />;
}
