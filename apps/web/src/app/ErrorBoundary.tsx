import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './FallbackScreen.tsx';

/** Shows the fallback screen instead of a page that failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return <ErrorFallback error={this.state.error} />;
  }
}
