import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './FallbackScreen.tsx';

/** Puts the fallback screen in the place of pages that could not be drawn. */
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
