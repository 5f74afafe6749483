func f() {
	c := dag.Container().From("cgr.dev/acme/base:1")
	c.Publish(ctx, "cgr.dev/acme/out:1")
	c.publish("cgr.dev/acme/out:2")
}
